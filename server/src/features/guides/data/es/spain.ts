import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Europa del Sur' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'd5183f1e',
    text: 'España forma parte del espacio Schengen: los ciudadanos de muchos países pueden visitarla sin visado hasta 90 días en cualquier periodo de 180 días, contando todo el espacio; otros necesitan antes un visado Schengen. Los ciudadanos de la UE no necesitan visado de ningún tipo. Consulte qué se aplica a su pasaporte en el consulado de España (exteriores.gob.es); una visita no permite trabajar.',
  },
  'visaRequirements.workVisa': {
    of: 'cb80f1a1',
    text: 'Los ciudadanos de la UE pueden trabajar libremente en España. Los demás suelen necesitar una autorización de trabajo, que el empleador solicita antes del visado, o una de las vías para profesionales altamente cualificados, trabajadores por cuenta propia o personas que teletrabajan para una empresa del extranjero. El visado para inversores (golden visa) se suprimió en abril de 2025, aunque algunas páginas antiguas todavía lo describen.',
  },
  'visaRequirements.residencePermit': {
    of: '499f67c3',
    text: 'En España es fácil confundir tres cosas: el NIE es su número de extranjero, la TIE es la tarjeta que acredita la autorización de residencia y el padrón es el registro de domicilios del ayuntamiento. Los ciudadanos de fuera de la UE solicitan la TIE en la policía, normalmente en el plazo de un mes desde la llegada. Los ciudadanos de la UE que se quedan más de tres meses se registran, en cambio, para obtener el certificado verde.',
  },
  'visaRequirements.familyReunification': {
    of: '981cf26d',
    text: 'Los residentes legales en España pueden por lo general traer a su cónyuge o pareja, a los hijos menores y, en algunos casos, a los padres a cargo, tras acreditar una autorización renovada, ingresos suficientes y una vivienda adecuada; algunas autorizaciones permiten que la familia venga al mismo tiempo. Los familiares de ciudadanos de la UE tienen una vía más sencilla. Pregunte en la oficina de extranjería (inclusion.gob.es) qué certificados hay que legalizar y traducir.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '78cdefc0',
    text: 'El menaje de casa entra en España libre de derechos y de IVA si ha vivido fuera de la UE al menos 12 meses sin interrupción y ha poseído y usado las cosas al menos 6 meses; para el IVA, y para el IGIC en Canarias, el plazo puede ser de 12 meses en algunos casos. Debe llegar dentro de los 12 meses siguientes a su instalación, y durante otros 12 meses no puede venderse, prestarse ni alquilarse sin avisar a la aduana. Una mudanza desde otro país de la UE a la Península o a Baleares no requiere ningún trámite aduanero; Canarias, Ceuta y Melilla tienen normas fiscales propias, así que pregunte antes.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Artículos falsificados.' },
  'customsRegulations.prohibitedItems.2': { of: '2bbfa747', text: 'Carne y productos lácteos de fuera de la UE.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Animales y plantas protegidos, y objetos hechos con ellos, sin documentos CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcohol y tabaco: quedan fuera de la franquicia, así que pagan impuestos.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd7febecd',
    text: 'Armas y municiones: solo con los permisos que exige España, tramitados antes del envío.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'f1f44f6c',
    text: 'Vehículos comerciales: quedan fuera de la franquicia.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'cbf336c3',
    text: 'Equipo profesional: queda fuera de la franquicia, salvo los instrumentos portátiles de su oficio.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'cb3b307d',
    text: 'Medicamentos: lleve lo que necesite para uso personal, con la receta.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'ec46b72e',
    text: 'Perros de razas que España considera potencialmente peligrosas: quien los tiene necesita una licencia, así que pregunte en el ayuntamiento.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '13d13be6',
    text: 'Declaración de importación (DUA) con una solicitud escrita de la franquicia, que suele presentar un agente de aduanas.',
  },
  'customsRegulations.documentationRequired.1': { of: 'e3697122', text: 'Un inventario de todo, con valores.' },
  'customsRegulations.documentationRequired.2': {
    of: '37af5303',
    text: 'Prueba de 12 meses de vida en el extranjero; para los españoles que regresan, por lo general la baja consular.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '45c30003',
    text: 'Inscripción de su domicilio en España (padrón).',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6f06b6b2',
    text: 'Pasaporte y NIE, con el visado o la autorización de residencia para los ciudadanos de fuera de la UE.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'f4a06dff',
    text: 'Documentación del vehículo a su nombre, si en el envío va un automóvil.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '49d7652e',
    text: 'El despacho del menaje de casa en España suele tardar de 5 a 10 días hábiles una vez que la documentación está completa. La inscripción en el padrón forma normalmente parte del expediente, así que resuelva pronto lo de su domicilio. Para los bienes que llegan antes que usted hacen falta un compromiso de instalarse en un plazo de 6 meses y una garantía.',
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
    of: '3ea61d57',
    text: 'Espera de 21 días desde la primera vacuna contra la rabia antes de viajar a España.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Análisis de sangre de anticuerpos contra la rabia si viene de un país que la UE no incluye entre los de bajo riesgo: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.quarantine': {
    of: 'b636e3fd',
    text: 'Las mascotas que cumplen las normas de la UE no pasan cuarentena en España; un animal que no las cumpla puede ser devuelto, aislado o, como último recurso, sacrificado. Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza. Algunas razas necesitan una licencia como perros potencialmente peligrosos, y la ley de bienestar animal de 2023 impone obligaciones a todos los que tienen animales, así que pregunte en su ayuntamiento después de llegar.',
  },
  'petImport.healthCertificate': {
    of: '0193b36f',
    text: 'Desde fuera de la UE, un perro, un gato o un hurón suele necesitar un certificado zoosanitario de la UE para entrar en España; desde dentro de la UE sirve el pasaporte para mascotas. Según informan otras guías, desde el 22 de abril de 2026 rigen nuevas normas de la UE, con nuevos modelos de certificado desde el 1 de octubre de 2026 y un máximo de cinco mascotas por vehículo, así que pida al veterinario el modelo vigente y consulte al Ministerio de Agricultura español (mapa.gob.es).',
  },
  'vehicleImport.regulations': {
    of: '370c76cc',
    text: 'Un automóvil particular se considera un bien personal, de modo que quien llega de fuera de la UE puede llevarlo a España libre de derechos con el menaje de casa: 12 meses de vida en el extranjero, 6 meses de propiedad y uso, y sin venderlo, prestarlo ni alquilarlo durante 12 meses sin avisar a la aduana. Después hay que homologarlo, pasar la inspección (ITV) y ponerle matrícula española.',
  },
  'vehicleImport.duties': {
    of: '09fb6549',
    text: 'Con la franquicia no se pagan derechos ni IVA por el automóvil en España, y el cambio de residencia suele eximirlo también del impuesto de matriculación (IEDMT) cuando se cumplen las condiciones. Sin la franquicia, cuente con los derechos, el IVA, el impuesto de matriculación y el coste de la homologación. Pregunte a la Agencia Tributaria (sede.agenciatributaria.gob.es) antes de enviarlo, porque la exención hay que solicitarla.',
  },
  'vehicleImport.documentation.0': {
    of: '113822ee',
    text: 'Documentos de matriculación y prueba de propiedad durante al menos 6 meses.',
  },
  'vehicleImport.documentation.1': {
    of: 'e323c35f',
    text: 'Prueba del cambio de residencia: baja en el extranjero e inscripción en el padrón.',
  },
  'vehicleImport.documentation.2': { of: '542f80e7', text: 'Despacho de aduana (DUA) en el que conste la franquicia.' },
  'vehicleImport.documentation.3': {
    of: 'b1ce3f91',
    text: 'Certificado de conformidad o una ficha técnica elaborada por un ingeniero.',
  },
  'vehicleImport.documentation.4': { of: 'c4f4becc', text: 'Informe de la inspección (ITV).' },
  'vehicleImport.documentation.5': { of: '5d76af89', text: 'Seguro válido en España.' },
  'vehicleImport.restrictions': {
    of: '2e0a8e7f',
    text: 'Llevar un automóvil a España puede compensar si lo cubre la franquicia y se fabricó según las normas de la UE; uno fabricado para otro mercado puede necesitar cambios costosos y una homologación individual. Los vehículos comerciales no tienen franquicia. Las ciudades más grandes tienen zonas de bajas emisiones en las que no pueden entrar los automóviles más antiguos, y se circula por la derecha.',
  },
  'healthcare.system': {
    of: '2062547e',
    text: 'España tiene un servicio público de salud gestionado por las comunidades autónomas y pagado con impuestos y con la Seguridad Social; uno se inscribe en el centro de salud local y recibe una tarjeta sanitaria. Junto a él abundan las clínicas privadas, sobre todo en las ciudades y en las costas.',
  },
  'healthcare.insurance': {
    of: 'c995a292',
    text: 'Los empleados y los trabajadores por cuenta propia que cotizan a la Seguridad Social en España están cubiertos junto con las personas a su cargo. Varios visados exigen, en cambio, una póliza privada sin copagos, y los pensionistas de países de la UE y del Reino Unido suelen poder presentar un formulario S1. Compruebe qué exige su visado antes de contratar una póliza.',
  },
  'healthcare.emergencyNumber': {
    of: '0acdc70d',
    text: '112 (todas las emergencias), 091 o 092 (policía), 061 (salud, según la región)',
  },
  'education.schoolSystem': {
    of: '3811f4b1',
    text: 'En España la escuela es obligatoria de los 6 a los 16 años y gratuita en los centros públicos; muchos niños empiezan a los 3. Los colegios concertados son privados con dinero público, y las plazas se asignan en parte por el domicilio, así que inscríbase en el padrón antes de las semanas de solicitud, en primavera.',
  },
  'education.languageOfInstruction': {
    of: '8ddaf677',
    text: 'En las escuelas de España se enseña en español, y en Cataluña, el País Vasco, Galicia, Valencia y Baleares también o sobre todo en la lengua de la región. Los colegios internacionales y bilingües se encuentran en las ciudades más grandes y a lo largo de las costas.',
  },
  'utilities.electricity': {
    of: 'ea85cfd5',
    text: 'En España la corriente es de 230 V a 50 Hz, con enchufes de los tipos C y F. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador. Los contratos indican la potencia que se puede usar a la vez, y si es demasiado baja salta el interruptor, así que pregunte por ella al entrar en un piso.',
  },
  'utilities.internet': {
    of: 'dcd405ea',
    text: 'La fibra llega a la mayoría de las ciudades de España y a muchos pueblos, y suele venderse junto con líneas móviles. Algunos contratos tienen una permanencia de un año o más, así que pregunte antes de firmar si su primer domicilio es provisional.',
  },
  'utilities.banking': {
    of: 'd6caae6a',
    text: 'Los bancos de España abren cuentas a los residentes con pasaporte, NIE y un justificante de domicilio, y muchos ofrecen antes una cuenta de no residente. El alquiler y los suministros se pagan por domiciliación bancaria, y casi en todas partes se aceptan pagos con tarjeta y con el móvil.',
  },
  'culturalTips.0': {
    of: '4e3a48ce',
    text: 'Se come tarde: el almuerzo suele ser después de las dos y la cena después de las nueve, y entre medias las cocinas pueden estar cerradas.',
  },
  'culturalTips.1': {
    of: '7cdb0e6a',
    text: 'Las tiendas y oficinas más pequeñas suelen cerrar unas horas después del almuerzo, y en agosto mucha gente viaja, así que haga el papeleo por la mañana y antes del verano.',
  },
  'culturalTips.2': {
    of: 'b89958b7',
    text: 'Salude con hola o buenos días al entrar en una tienda, un ascensor o una sala de espera.',
  },
  'culturalTips.3': {
    of: '0f51b39a',
    text: 'Las oficinas públicas atienden con cita previa, así que resérvela pronto y lleve copias de todos los documentos.',
  },
  'culturalTips.4': {
    of: '13ba375b',
    text: 'En las regiones con lengua propia, unas pocas palabras en ella se agradecen mucho.',
  },
  'importantContacts.emergencyServices': {
    of: 'be0ad265',
    text: 'En España, marque el 112 para cualquier emergencia; en el 091 o el 092 se localiza directamente a la policía y en el 061 al servicio de salud de muchas regiones.',
  },
  'importantContacts.taxOffice': {
    of: 'a70a4055',
    text: 'La Agencia Tributaria (sede.agenciatributaria.gob.es) se ocupa en España tanto del impuesto sobre la renta como de la aduana; regístrese en ella después de mudarse.',
  },
  'sources.0.title': { of: 'a1efdede', text: 'Agencia Tributaria de España: franquicia por traslado de residencia' },
  'sources.1.title': { of: 'f0f4fede', text: 'Reglamento (CE) 1186/2009: franquicia por traslado de residencia' },
  'sources.2.title': { of: '92230a3f', text: 'Ministerio de Inclusión y Migraciones de España' },
  'sources.3.title': { of: '40f3e9a1', text: 'Ministerio de Asuntos Exteriores de España: consulados' },
  'sources.4.title': { of: 'c1c4d4b2', text: 'Comisión Europea: desplazamiento de mascotas dentro de la Unión' },
  'sources.5.title': { of: 'dbecec23', text: 'Ministerio de Agricultura de España' },
  'sources.6.title': { of: '9e34f8ee', text: 'Agencia Tributaria de España' },
  'sources.7.title': {
    of: 'de4a8491',
    text: 'Esgalicia: franquicia para los bienes personales de quienes regresan (secondary)',
  },
  'sources.8.title': { of: '57761936', text: 'Politis: nuevas normas de la UE para las mascotas (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
