import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Europa Occidental' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '4362c843',
    text: 'Irlanda está en la UE pero no en el espacio Schengen, de modo que tiene sus propias normas de visado: los ciudadanos de muchos países la visitan sin visado, por lo general hasta 90 días, y otros lo solicitan antes por internet. Los ciudadanos de la UE y del Reino Unido no necesitan visado. Consulte qué se aplica a su pasaporte en el servicio de inmigración de Irlanda (irishimmigration.ie).',
  },
  'visaRequirements.workVisa': {
    of: 'c26dfd5c',
    text: 'Los ciudadanos de la UE y del Reino Unido pueden trabajar libremente en Irlanda. Los demás suelen necesitar un permiso de empleo antes de mudarse, como el Critical Skills o el General Employment Permit, y algunas nacionalidades también un visado de entrada. Consulte las listas de ocupaciones y los límites salariales en la oficina irlandesa de permisos de empleo.',
  },
  'visaRequirements.residencePermit': {
    of: '4c4a3b6b',
    text: 'Los ciudadanos de fuera de la UE y del Reino Unido que se quedan en Irlanda más de 90 días se registran para obtener el permiso de inmigración y reciben una tarjeta Irish Residence Permit (IRP), con un sello (stamp) que indica qué pueden hacer. Reserve la cita de registro poco después de llegar; en irishimmigration.ie están los detalles.',
  },
  'visaRequirements.familyReunification': {
    of: 'dc6f9b0c',
    text: 'Los familiares de ciudadanos irlandeses, de la UE y del Reino Unido y de muchos titulares de permisos pueden por lo general reunirse con ellos en Irlanda, según normas que dependen de la situación y los ingresos de quien los patrocina. Las familias de los titulares de un permiso Critical Skills tienen una vía más sencilla; consulte al servicio de inmigración de Irlanda antes de que viaje nadie.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'de11afd4',
    text: 'El menaje de casa entra en Irlanda libre de derechos y de IVA si ha vivido fuera de la UE al menos 12 meses sin interrupción y lo ha poseído y usado al menos 6 meses antes de partir. Debe llegar dentro de los 12 meses siguientes a su instalación y no venderse, prestarse ni alquilarse durante 12 meses sin avisar a la aduana. Las mudanzas desde Gran Bretaña cuentan como mudanzas desde fuera de la UE desde 2021; el caso de Irlanda del Norte es distinto, así que pregunte a Revenue. Una mudanza desde otro país de la UE no requiere ningún trámite aduanero.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogas.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'cb3af7cd',
    text: 'Material indecente u obsceno, que por lo general se rechaza.',
  },
  'customsRegulations.prohibitedItems.2': {
    of: 'a588ac98',
    text: 'Carne, productos lácteos y heno de fuera de la UE, que por lo general se rechazan: tampoco use paja ni heno para embalar.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'b4d20496',
    text: 'Combustible bituminoso sólido (smoky coal, carbón que produce humo), que por lo general se rechaza.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '0e4c1452',
    text: 'Armas y muchos cuchillos: por lo general, solo con permiso, así que pregunte antes a la policía irlandesa (Garda).',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'e5fe9cea',
    text: 'Fuegos artificiales: por lo general se rechazan si no hay licencia.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '8e736e8f',
    text: 'Plantas: por lo general, solo con un certificado fitosanitario.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '06ed163d',
    text: 'Alcohol y tabaco: quedan fuera de la franquicia, así que pagan impuestos.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '321e999a',
    text: 'Vehículos comerciales y equipo profesional: quedan fuera de la franquicia, salvo los instrumentos portátiles de su oficio.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'f7018a3e',
    text: 'Formulario C&E 1076, traslado de residencia (Transfer of Residence), que suele entregarse a la aduana en el lugar de importación; obtenga el ejemplar vigente de Revenue (revenue.ie).',
  },
  'customsRegulations.documentationRequired.1': { of: '5a698396', text: 'Inventario de los bienes con sus valores.' },
  'customsRegulations.documentationRequired.2': {
    of: '6285be1e',
    text: 'Prueba de haber vivido al menos 12 meses fuera de la UE, como un contrato de alquiler, facturas o una carta del empleador.',
  },
  'customsRegulations.documentationRequired.3': { of: '59094aef', text: 'Prueba de su nuevo domicilio en Irlanda.' },
  'customsRegulations.documentationRequired.4': {
    of: 'fbeefc7c',
    text: 'Pasaporte, con visado o permiso cuando haga falta.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '7eab21f8',
    text: 'Prueba de que ha poseído y usado los bienes durante 6 meses.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'ab06c1c7',
    text: 'El despacho del menaje de casa en Irlanda suele tardar de 2 a 5 días hábiles una vez que la documentación está completa. Para los bienes que llegan antes de que usted se instale hacen falta un compromiso de hacerlo en un plazo de 6 meses y una garantía.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Primero el microchip: debe estar colocado antes de la vacuna contra la rabia o implantarse en la misma visita.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vacuna contra la rabia para perros, gatos y hurones a las 12 semanas de edad o más tarde.',
  },
  'petImport.vaccinations.2': {
    of: '1a5a40c9',
    text: 'Espera de 21 días desde la primera vacuna contra la rabia antes de viajar a Irlanda.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Análisis de sangre de anticuerpos contra la rabia si viene de un país que la UE no incluye entre los de bajo riesgo: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.vaccinations.4': {
    of: 'ab768e88',
    text: 'Tratamiento contra la tenia (Echinococcus) para los perros, aplicado por un veterinario entre 24 y 120 horas antes de entrar en Irlanda.',
  },
  'petImport.quarantine': {
    of: 'b5747372',
    text: 'Las mascotas que cumplen las normas de la UE no pasan cuarentena en Irlanda; un animal que no las cumpla puede ser devuelto, aislado o, como último recurso, sacrificado. Los perros XL Bully por lo general se rechazan por prohibiciones recientes. Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza.',
  },
  'petImport.healthCertificate': {
    of: '43628d41',
    text: 'Desde fuera de la UE, un perro, un gato o un hurón suele necesitar para entrar en Irlanda un certificado zoosanitario de la UE, un aviso con 24 horas de antelación y un punto de entrada autorizado (por lo general Dublín, Cork o Shannon); desde dentro de la UE sirve el pasaporte para mascotas. Según informan otras guías, desde el 22 de abril de 2026 rigen nuevas normas de la UE, con nuevos modelos de certificado desde el 1 de octubre de 2026 y un máximo de cinco mascotas por vehículo. Consulte al Departamento de Agricultura de Irlanda en gov.ie (pet travel).',
  },
  'vehicleImport.regulations': {
    of: 'dd9b1d4d',
    text: 'Un recién llegado puede obtener la exención del impuesto de matriculación de Irlanda, Vehicle Registration Tax (VRT), para un automóvil que haya poseído y usado personalmente en el extranjero al menos 6 meses antes de la mudanza, que llegue dentro de los 12 meses siguientes a ella y que tenga pagados todos los impuestos. Aun así hay que matricularlo. Desde el Brexit, los automóviles de Gran Bretaña suelen necesitar también la franquicia de derechos de aduana e IVA.',
  },
  'vehicleImport.duties': {
    of: '902c8d41',
    text: 'Con la franquicia por traslado de residencia no se pagan derechos de aduana, IVA ni VRT por el automóvil en Irlanda; la exención del VRT suele concederse como máximo una vez cada cinco años. Sin franquicia pueden aplicarse los tres, y el VRT sube con las emisiones, así que pida antes a Revenue que haga el cálculo.',
  },
  'vehicleImport.documentation.0': {
    of: '4ce3b3e2',
    text: 'Formulario C&E 1076 con sus pruebas, que suele valer tanto para la franquicia de aduana como para el VRT.',
  },
  'vehicleImport.documentation.1': { of: 'a21b27f4', text: 'Documento de matriculación extranjero a su nombre.' },
  'vehicleImport.documentation.2': {
    of: '6d5945c3',
    text: 'Prueba de uso en el extranjero durante al menos 6 meses, como el seguro y el historial de mantenimiento.',
  },
  'vehicleImport.documentation.3': {
    of: '830c32e4',
    text: 'Prueba de que se pagaron todos los impuestos del automóvil.',
  },
  'vehicleImport.documentation.4': { of: '84542200', text: 'Prueba de la fecha en que se mudó a Irlanda.' },
  'vehicleImport.restrictions': {
    of: '00ddd87a',
    text: 'En Irlanda se conduce por la izquierda, así que un automóvil con el volante a la derecha que obtenga la franquicia a menudo merece la pena, mientras que uno con el volante a la izquierda es una molestia diaria y puede ser caro de asegurar. Pida una cotización a una aseguradora irlandesa antes de enviarlo. Los vehículos comerciales no tienen franquicia.',
  },
  'healthcare.system': {
    of: 'f8532501',
    text: 'El servicio público de salud de Irlanda lo gestiona el HSE: la atención hospitalaria está abierta a los residentes habituales, mientras que la mayoría de las personas paga las consultas médicas, salvo que tenga una medical card o una GP visit card.',
  },
  'healthcare.insurance': {
    of: '98ebbcd3',
    text: 'En Irlanda muchas personas contratan un seguro médico privado para un acceso más rápido, y algunos permisos de inmigración lo exigen. Quienes lo contratan por primera vez a una edad más avanzada pueden pagar más; pregunte a una aseguradora por los periodos de carencia.',
  },
  'healthcare.emergencyNumber': { of: 'a4d9bce3', text: '112, 999' },
  'education.schoolSystem': {
    of: '0428fb97',
    text: 'Irlanda tiene ocho años de primaria y de cinco a seis de secundaria, que llevan al Leaving Certificate; las escuelas financiadas por el Estado son gratuitas, y el curso va aproximadamente de septiembre a junio. Las plazas escasean en algunas zonas, así que escriba pronto a las escuelas.',
  },
  'education.languageOfInstruction': {
    of: 'bca50c1e',
    text: 'En la mayoría de las escuelas de Irlanda se enseña en inglés, con el irlandés como asignatura; las Gaelscoileanna enseñan en irlandés.',
  },
  'utilities.electricity': {
    of: 'a6d65fca',
    text: 'En Irlanda la corriente es de 230 V a 50 Hz, con enchufes de tipo G, los mismos de tres clavijas que en Gran Bretaña. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador.',
  },
  'utilities.internet': {
    of: '748e9c8e',
    text: 'La fibra es corriente en las ciudades y pueblos de Irlanda y llega cada año a más hogares rurales. Consulte a los proveedores con el código postal (Eircode) antes de firmar un contrato de alquiler.',
  },
  'utilities.banking': {
    of: 'af222bd0',
    text: 'Para abrir una cuenta en Irlanda suelen hacer falta un pasaporte y un comprobante de domicilio irlandés; algunos bancos en línea piden menos. Solicite pronto un número PPS, que necesita para los impuestos, el trabajo y los servicios de salud.',
  },
  'culturalTips.0': {
    of: '88fee544',
    text: 'En Irlanda lo primero es la charla informal: casi todas las conversaciones empiezan por el tiempo y por cómo se va adaptando uno.',
  },
  'culturalTips.1': {
    of: '42fc8fce',
    text: 'Los planes suelen acordarse sin mucha precisión; confirme la hora y el lugar con un mensaje el mismo día.',
  },
  'culturalTips.2': {
    of: '3cb08d98',
    text: 'En un pub es costumbre turnarse para invitar a una ronda: si alguien le paga una copa, es amable pagar la siguiente.',
  },
  'culturalTips.3': {
    of: 'e7a4ef70',
    text: 'Las viviendas en alquiler se van rápido, así que tenga listas las referencias, la prueba de ingresos y la fianza antes de las visitas.',
  },
  'culturalTips.4': {
    of: '4e416dc8',
    text: 'Dé las gracias al conductor del autobús al bajar; casi todo el mundo lo hace.',
  },
  'importantContacts.emergencyServices': {
    of: 'e87b2366',
    text: 'En Irlanda, marque el 112 o el 999 para policía (Garda), ambulancia, bomberos o guardacostas.',
  },
  'importantContacts.taxOffice': {
    of: 'bee9300c',
    text: 'Los Revenue Commissioners se ocupan de los impuestos, la aduana y el impuesto de matriculación de vehículos: revenue.ie.',
  },
  'sources.0.title': { of: '121c2d21', text: 'Revenue de Irlanda: traslado de residencia y VRT' },
  'sources.1.title': { of: 'f0f4fede', text: 'Reglamento (CE) 1186/2009: franquicia por traslado de residencia' },
  'sources.2.title': { of: 'd3122838', text: 'Servicio de inmigración de Irlanda' },
  'sources.3.title': { of: '9a18f561', text: 'Citizens Information: vivir en Irlanda' },
  'sources.4.title': { of: 'c1c4d4b2', text: 'Comisión Europea: desplazamiento de mascotas dentro de la Unión' },
  'sources.5.title': { of: 'e5229bb8', text: 'Comisión Europea: tratamiento contra la tenia (página antigua)' },
  'sources.6.title': { of: 'dbb9fe75', text: 'Gobierno de Irlanda: viajar con mascotas' },
  'sources.7.title': { of: '91ee47a9', text: 'Formulario C&E 1076, traslado de residencia (copia)' },
  'sources.8.title': { of: '2da5aac0', text: 'VRT.ie: traslado de residencia (secondary)' },
  'sources.9.title': { of: '57761936', text: 'Politis: nuevas normas de la UE para las mascotas (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
