import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Europa del Norte' },
  currency: { of: '9a69fdcf', text: 'libra esterlina (GBP)' },
  'visaRequirements.touristVisa': {
    of: '664dc2c0',
    text: 'Quienes visitan el Reino Unido necesitan un visado o, si su nacionalidad está exenta de visado, una autorización electrónica de viaje (ETA) antes de viajar; los ciudadanos irlandeses no necesitan ninguna de las dos cosas. Según la prensa, la ETA se exige con rigor desde el 25 de febrero de 2026 y cuesta 16 £, con una subida anunciada a 20 £, así que consulte la tasa en gov.uk. La visita no permite trabajar.',
  },
  'visaRequirements.workVisa': {
    of: 'db2e2b4e',
    text: 'Para trabajar en el Reino Unido, la mayoría de las personas, incluidos los ciudadanos de la UE, necesita un visado como el Skilled Worker, que se basa en una oferta de empleo de un patrocinador autorizado y un salario mínimo. Existen otras vías para graduados, talentos, fundadores de empresas y jóvenes de algunos países. Las condiciones vigentes están en gov.uk/browse/visas-immigration; los ciudadanos irlandeses pueden trabajar libremente.',
  },
  'visaRequirements.residencePermit': {
    of: '0050dc1a',
    text: 'El permiso para quedarse en el Reino Unido es ahora un eVisa, un registro que se consulta en línea; las tarjetas de residencia de plástico (BRP) terminaron en diciembre de 2024. Cree su cuenta UKVI antes de viajar y mantenga actualizado en ella el pasaporte, porque los empleadores y los arrendadores lo comprueban. Tras unos años de residencia se puede solicitar el permiso de residencia indefinida (indefinite leave to remain).',
  },
  'visaRequirements.familyReunification': {
    of: '6ae3e057',
    text: 'El cónyuge o la pareja y los hijos pueden por lo general reunirse con un trabajador en el Reino Unido como familiares a cargo, aunque algunos visados ya no lo permiten; los familiares de ciudadanos británicos usan el visado familiar (family visa), con unos ingresos mínimos y un examen de inglés. Solicítelo por internet antes de la mudanza y consulte las cifras actuales en gov.uk.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'abfcbce2',
    text: 'La franquicia por traslado de residencia, Transfer of Residence (ToR), permite llevar al Reino Unido el menaje de casa y los efectos personales, las mascotas y los vehículos particulares libres de derechos y de IVA cuando se establece allí la residencia principal; una segunda vivienda o una empresa no cuentan. Por lo general hacen falta 12 meses de vida fuera del Reino Unido sin interrupción, 6 meses de propiedad y uso de los bienes, importarlos dentro de los 12 meses siguientes a la llegada y conservarlos durante 12 meses. El alcohol y el tabaco no están incluidos. Haga la solicitud a HMRC antes del envío.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2f3c0a78', text: 'Drogas sujetas a control.' },
  'customsRegulations.prohibitedItems.1': {
    of: '98e53992',
    text: 'Armas ofensivas, como las navajas automáticas y los cuchillos zombi.',
  },
  'customsRegulations.prohibitedItems.2': { of: '73dfd805', text: 'Espráis de defensa personal.' },
  'customsRegulations.prohibitedItems.3': {
    of: '51f57dd3',
    text: 'Animales y plantas en peligro de extinción, y objetos hechos con ellos, sin permiso.',
  },
  'customsRegulations.prohibitedItems.4': { of: '8587a59b', text: 'Diamantes en bruto y material indecente.' },
  'customsRegulations.prohibitedItems.5': {
    of: '7f29afed',
    text: 'Carne y productos lácteos en importaciones personales desde fuera de la UE y, desde abril de 2025, también desde la UE.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcohol y tabaco: quedan fuera de la franquicia, así que pagan impuestos.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '00bfe311',
    text: 'Armas de fuego y municiones: solo con los certificados, tramitados antes del envío.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'fb7ca61a',
    text: 'Plantas y algunas patatas (papas): solo con documentos fitosanitarios, si es que se admiten.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '403c6948',
    text: 'Medicamentos: los controlados necesitan una receta o una carta, y algunos una licencia.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5088c9ad',
    text: 'Bienes que tenga desde hace menos de 6 meses: quedan fuera de la franquicia, así que anótelos aparte.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'da2d3173',
    text: 'Solicitud ToR1, hecha por internet a HMRC antes del envío; la aprobación le da un número de referencia único (URN) para el agente de aduanas.',
  },
  'customsRegulations.documentationRequired.1': { of: '30d0d834', text: 'Lista de todo lo que lleva.' },
  'customsRegulations.documentationRequired.2': { of: 'e0da9f17', text: 'Página de la foto del pasaporte.' },
  'customsRegulations.documentationRequired.3': {
    of: '128da409',
    text: 'Prueba de su dirección en el Reino Unido y de la anterior.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6a47e90e',
    text: 'Visado u otro permiso para vivir en el Reino Unido, si lo necesita.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e919b48f',
    text: 'Documentación del vehículo y datos de las mascotas, si entran con la misma franquicia.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '132956fe',
    text: 'Con la referencia ToR en la mano, el despacho en el Reino Unido suele tardar de 3 a 7 días hábiles tras la llegada. La decisión sobre la propia solicitud ToR1 suele llegar en unos 14 días, pero calcule más, y no deje salir el envío antes de tenerla: sin el número puede que deba pagar derechos e IVA.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Microchip antes de la vacuna contra la rabia.' },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vacuna contra la rabia para perros, gatos y hurones a las 12 semanas de edad o más tarde.',
  },
  'petImport.vaccinations.2': {
    of: '73473dbf',
    text: 'Espera de 21 días después de la vacuna antes de viajar al Reino Unido.',
  },
  'petImport.vaccinations.3': {
    of: '5d7212e7',
    text: 'Tratamiento contra la tenia para los perros entre 24 y 120 horas antes de la entrada, salvo que vengan directamente de Finlandia, Irlanda, Malta o Noruega.',
  },
  'petImport.vaccinations.4': {
    of: '149f0002',
    text: 'Prueba de anticuerpos contra la rabia si viene de un país que no figura en la lista: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.quarantine': {
    of: '0b55e25e',
    text: 'Las mascotas que cumplen las normas no pasan cuarentena en el Reino Unido; una que no las cumpla puede por lo general quedar retenida hasta 4 meses, aunque los textos antiguos hablan de seis. Las razas prohibidas no se admiten. Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza; los detalles están en gov.uk/bring-pet-to-great-britain.',
  },
  'petImport.healthCertificate': {
    of: '9164b227',
    text: 'Una mascota necesita un certificado zoosanitario o un pasaporte para mascotas aceptado y tiene que llegar a Gran Bretaña por una ruta y con un transportista aprobados; por vía aérea, eso significa casi siempre como carga. Incluya también la mascota en la solicitud de Transfer of Residence, para que no haya que pagar impuestos. Irlanda del Norte sigue normas propias, así que consulte antes de viajar allí.',
  },
  'vehicleImport.regulations': {
    of: 'f38f326f',
    text: 'La franquicia por traslado de residencia (Transfer of Residence) cubre los automóviles particulares, las motocicletas y los remolques llevados al Reino Unido, si los menciona en la solicitud ToR1. Comunique la llegada a HMRC a través de NOVA en un plazo de 14 días y después matricule el automóvil en la DVLA. Un automóvil sin homologación de tipo británica o de la UE suele necesitar una homologación individual, Individual Vehicle Approval (IVA).',
  },
  'vehicleImport.duties': {
    of: 'c526936b',
    text: 'Con la franquicia no se pagan derechos ni IVA por el automóvil en el Reino Unido; sin ella, cuente normalmente con un 10 % de derechos y un 20 % de IVA. A eso se suman el impuesto de circulación y, en Londres y algunas otras ciudades, cargos diarios. Consulte las cifras en gov.uk.',
  },
  'vehicleImport.documentation.0': { of: '8aa52bfb', text: 'Aprobación ToR1 con su número de referencia único (URN).' },
  'vehicleImport.documentation.1': {
    of: '00c908f7',
    text: 'Certificado de matriculación extranjero y prueba de propiedad durante 6 meses.',
  },
  'vehicleImport.documentation.2': {
    of: 'b8be1d86',
    text: 'Notificación NOVA a HMRC, por lo general dentro de los 14 días siguientes a la llegada.',
  },
  'vehicleImport.documentation.3': {
    of: '67a1c2b7',
    text: 'Prueba de la homologación de tipo, o una homologación individual (Individual Vehicle Approval, IVA).',
  },
  'vehicleImport.documentation.4': {
    of: '52d1c42a',
    text: 'Certificado de la inspección técnica (MOT) cuando la antigüedad del automóvil lo exija.',
  },
  'vehicleImport.documentation.5': {
    of: '015cf797',
    text: 'Seguro británico y el formulario de matriculación de la DVLA.',
  },
  'vehicleImport.restrictions': {
    of: '1240e980',
    text: 'Llevar un automóvil al Reino Unido puede compensar si lo cubre la franquicia, pero se circula por la izquierda y puede que haya que cambiar los faros y el velocímetro. El seguro de los automóviles con el volante a la izquierda e importados suele ser más caro. Las zonas de aire limpio cobran a los automóviles más antiguos o los desalientan.',
  },
  'healthcare.system': {
    of: '15e2f7dc',
    text: 'El Reino Unido tiene el Servicio Nacional de Salud (NHS), pagado con impuestos y en su mayor parte gratuito en el momento de la atención; inscríbase en una consulta de médico de familia (GP surgery) cerca de su casa. Inglaterra, Escocia, Gales e Irlanda del Norte lo gestionan por separado, y el dentista y las recetas suelen costar algo.',
  },
  'healthcare.insurance': {
    of: '6bf7f3ef',
    text: 'La mayoría de los solicitantes de visado paga con la solicitud para el Reino Unido un recargo sanitario de inmigración (immigration health surcharge) y después puede usar el NHS como los residentes. El seguro privado es un complemento que acorta las esperas. Lleve su historial médico y de vacunación, y medicamentos para las primeras semanas.',
  },
  'healthcare.emergencyNumber': { of: '520a8045', text: '999 o 112 (todas las emergencias), 111 (consejo médico)' },
  'education.schoolSystem': {
    of: '88b15f07',
    text: 'En el Reino Unido la escuela es obligatoria desde los 5 hasta los 16 años, aproximadamente, con enseñanza o formación hasta los 18 en Inglaterra, y las escuelas públicas son gratuitas; Escocia e Irlanda del Norte tienen sistemas propios. Las plazas dependen mucho de la dirección, así que mire la zona de influencia de la escuela antes de firmar un contrato de alquiler. Las escuelas privadas cobran cuotas.',
  },
  'education.languageOfInstruction': {
    of: '6fee6447',
    text: 'En las escuelas del Reino Unido se enseña en inglés, y en algunas zonas hay escuelas en galés, gaélico e irlandés. Las escuelas públicas dan apoyo a los niños que todavía están aprendiendo inglés.',
  },
  'utilities.electricity': {
    of: 'a40322a3',
    text: 'En el Reino Unido la corriente es de 230 V a 50 Hz, con enchufes de tipo G, de tres clavijas rectangulares y con fusible. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador. Lea el contador el día que se instale, pues sigue con el proveedor actual hasta que lo cambie.',
  },
  'utilities.internet': {
    of: '5165d8c0',
    text: 'La fibra o el cable llegan a la mayoría de los hogares del Reino Unido; pídalos de dos a tres semanas antes de la mudanza. Los contratos suelen obligar durante uno o dos años, y una SIM de prepago cubre el intervalo.',
  },
  'utilities.banking': {
    of: '271cb6fc',
    text: 'Los bancos del Reino Unido piden pasaporte o eVisa y un comprobante de domicilio, que a los recién llegados les suele faltar; los bancos que funcionan con aplicación suelen ser más rápidos. El historial crediticio empieza de cero, así que inscríbase en el censo electoral si puede, y pague las facturas desde la cuenta. El alquiler y las facturas se pagan por orden permanente o domiciliación.',
  },
  'culturalTips.0': { of: '760ed523', text: 'Haga fila y no se adelante a nadie que estuviera antes que usted.' },
  'culturalTips.1': {
    of: 'a1a60670',
    text: 'Please, thank you y sorry se usan mucho más que en otros sitios; una petición suele formularse como pregunta.',
  },
  'culturalTips.2': {
    of: '5a34a935',
    text: 'El impuesto municipal (council tax) lo paga el hogar, así que regístrese en el ayuntamiento (council) cuando se instale.',
  },
  'culturalTips.3': {
    of: 'bc8bba36',
    text: 'En Inglaterra los arrendadores comprueban el derecho a alquilar (right to rent), así que tenga listo el código (share code) de su eVisa.',
  },
  'culturalTips.4': {
    of: 'ef990299',
    text: 'En un pub se pide y se paga en la barra, y los amigos se turnan para pagar una ronda.',
  },
  'importantContacts.emergencyServices': {
    of: '6db6fa1e',
    text: 'En el Reino Unido, marque el 999 o el 112 para la policía, una ambulancia o los bomberos, y el 111 para consejo médico que pueda esperar.',
  },
  'importantContacts.taxOffice': {
    of: 'abad0557',
    text: 'HM Revenue and Customs (gov.uk/hmrc) se ocupa de los impuestos y la aduana en el Reino Unido; los empleados tributan a través de PAYE y solicitan un número de National Insurance.',
  },
  'sources.0.title': { of: '12e5aa77', text: 'GOV.UK: traslado de residencia a Gran Bretaña' },
  'sources.1.title': { of: 'ac8e2b2d', text: 'GOV.UK: despacho de aduana para traslados de residencia' },
  'sources.2.title': { of: 'fb15335b', text: 'GOV.UK: visados e inmigración' },
  'sources.3.title': { of: 'b01130f3', text: 'Gobierno de Gales: viajar con mascotas desde países de la lista' },
  'sources.4.title': { of: '1d47fdc5', text: 'GOV.UK: vida, salud, escuelas y conducción' },
  'sources.5.title': { of: 'fb02c524', text: 'HM Revenue and Customs' },
  'sources.6.title': { of: '8d03ac57', text: 'Customs Complete: traslado de residencia (secondary)' },
  'sources.7.title': { of: '2ed60db8', text: 'Delvigna: solicitar el ToR1 (secondary)' },
  'sources.8.title': { of: 'b15d0cd8', text: 'Visasnews: la tasa de la ETA (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
